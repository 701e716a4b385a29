/** Where the games lie: blocks of one database, in IndexedDB. All that one move changes is kept together, or nothing. */

const NAME = "spielwerk";
const BLOCKS = "blocks";
const NOTES = "notes";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error("IndexedDB"));
  });
}

export class Keep {
  #owner = crypto.getRandomValues(new Uint32Array(4)).join("-");

  private constructor(readonly base: IDBDatabase) {}

  static async open(): Promise<Keep> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(BLOCKS);
      opening.result.createObjectStore(NOTES);
    };
    const keep = new Keep(await done(opening));
    const work = keep.base.transaction(NOTES, "readwrite");
    work.objectStore(NOTES).put(keep.#owner, "owner");
    await ended(work);
    return keep;
  }

  read = async (): Promise<Uint8Array> => {
    const work = this.base.transaction([BLOCKS, NOTES]);
    const [blocks, size] = await Promise.all([
      done(work.objectStore(BLOCKS).getAll() as IDBRequest<Uint8Array[]>),
      done(work.objectStore(NOTES).get("size") as IDBRequest<number | undefined>),
    ]);
    const whole = new Uint8Array(blocks.reduce((sum, block) => sum + block.length, 0));
    let at = 0;
    for (const block of blocks) {
      whole.set(block, at);
      at += block.length;
    }
    return whole.subarray(0, size ?? 0);
  };

  /** Keep these blocks; the database has `size` bytes now. */
  write = (size: number, numbers: number[], blocks: Uint8Array[]): Promise<void> =>
    this.#put((work) => {
      numbers.forEach((number, i) => work.objectStore(BLOCKS).put(blocks[i], number));
      work.objectStore(NOTES).put(size, "size");
    }, BLOCKS);

  readJar = async (): Promise<string> =>
    (await done(this.base.transaction(NOTES).objectStore(NOTES).get("jar") as IDBRequest<string | undefined>)) ?? "";

  writeJar = (said: string): Promise<void> => this.#put((work) => work.objectStore(NOTES).put(said, "jar"));

  /** Another page may have taken over: then nothing of ours is written any more. */
  async #put(put: (work: IDBTransaction) => void, ...more: string[]): Promise<void> {
    const work = this.base.transaction([NOTES, ...more], "readwrite");
    const finished = ended(work);
    const owner = work.objectStore(NOTES).get("owner") as IDBRequest<string>;
    owner.onsuccess = () => {
      if (owner.result === this.#owner) put(work);
      else work.abort();
    };
    await finished;
  }
}
