/** The workshop's part of the API, and a pack that is being edited. */

import { Problem, ask, json } from "./api";
import type {
  AnswerOut,
  AskPack,
  Before,
  Description,
  EditPack,
  Edition,
  FaultOut,
  GoTo,
  ImportPack,
  Look,
  Looked,
  NewPack,
  Page,
  QuestionOut,
  RenamePack,
  Said,
  WorkshopOut,
  WorkshopPack,
} from "./generated";
import { lang, t, word } from "./words.svelte";

export type Edit = EditPack["edits"][number];
export type { ColumnOut, EntryOut, FormOut, NameOut, NotationOut, RowOut, SheetOut, SlotOut } from "./generated";
export type { AnswerOut, Description, FaultOut, Look, WorkshopPack };

const at = (id: string): string => `/api/workshop/packs/${encodeURIComponent(id)}`;
export const getWorkshop = (): Promise<WorkshopOut> => json("/api/workshop");
export const describe = (game: string): Promise<Description> => json(`/api/workshop/games/${game}`);
export const newPack = (wanted: NewPack): Promise<WorkshopPack> => json("/api/workshop/packs", "POST", wanted);
export const importPack = (wanted: ImportPack): Promise<WorkshopPack> => json("/api/workshop/import", "POST", wanted);
/** A pack as a zip, from a person's own folder. */
export async function importFile(file: File): Promise<WorkshopPack> {
  let letters = "";
  for (const one of new Uint8Array(await file.arrayBuffer())) letters += String.fromCharCode(one);
  return importPack({ name: file.name.replace(/\.\w+$/, "").slice(0, 60) || "pack", zip: btoa(letters) });
}
export const renamePack = (id: string, name: string): Promise<WorkshopPack> =>
  json(at(id), "PATCH", { name } satisfies RenamePack);
export const forgetPack = (id: string): Promise<void> => json(at(id), "DELETE");
export const getPack = (id: string, see = ""): Promise<Looked> => json(`${at(id)}?see=${encodeURIComponent(see)}`);
export const zipUrl = (id: string): string => `${at(id)}/zip`;
export const editPack = (id: string, wanted: EditPack): Promise<Looked> => json(`${at(id)}/edits`, "POST", wanted);
export const goTo = (id: string, version: number): Promise<Looked> =>
  json(`${at(id)}/version`, "POST", { version } satisfies GoTo);
export const edition = async (id: string): Promise<string | null> =>
  (await json<Edition>(`${at(id)}/edition`, "POST", {})).pack;

export const questionsOf = (game: string): Promise<QuestionOut[]> => json(`/api/workshop/games/${game}/questions`);
export const answerOf = (id: string, kind: string): Promise<AnswerOut> => json(`${at(id)}/question?kind=${kind}`);
export const pageOf = (id: string, kind: string, lang: string): Promise<Page> =>
  json(`${at(id)}/question/page?kind=${kind}&lang=${lang}`);
export const askPack = (id: string, wanted: AskPack): Promise<AnswerOut> => json(`${at(id)}/question`, "POST", wanted);
export const beforeAsking = (id: string, wanted: AskPack): Promise<Before> =>
  json(`${at(id)}/question/before`, "POST", wanted);
export const stopAsking = (id: string, kind: string): Promise<AnswerOut> =>
  json(`${at(id)}/question?kind=${kind}`, "DELETE");
/** A part of the pack on paper, or its cards as images. */
export const printPack = async (id: string, how: Record<string, string>): Promise<Blob> =>
  (await ask(`${at(id)}/print?${new URLSearchParams(how)}`)).blob();

/** One of the workshop's texts. */
export const w = (id: string, args: Record<string, string | number> = {}): string => word("workshop", id, args);

/** What the server says in both languages, in the one that is read. */
export const said = (text: Said): string => text[lang()];

/** Why the server refused something, in its words if it has some for designers. */
export function refusal(problem: unknown): string {
  const known = problem instanceof Problem ? problem : null;
  return known?.more.said ? said(known.more.said) : t(`problem-${known?.code ?? "failed"}`);
}

/** A pack on the bench. */
export class Bench {
  pack = $state.raw<WorkshopPack>()!;
  look = $state.raw<Look>()!;
  busy = $state(false);

  constructor(pack: WorkshopPack, look: Look) {
    this.pack = pack;
    this.look = look;
  }

  /** Try edits without keeping them: faults, or how the pack would look. */
  async attempt(edits: Edit[], see: string): Promise<Look> {
    return (await editPack(this.pack.id, { version: this.pack.version, edits, see })).look;
  }

  /** Keep edits as the next version; the faults that forbid it, or none. */
  async save(edits: Edit[], see = ""): Promise<FaultOut[]> {
    this.busy = true;
    try {
      const found = await editPack(this.pack.id, { version: this.pack.version, edits, see, save: true });
      if (found.look.faults.length === 0) [this.pack, this.look] = [found.pack, found.look];
      return found.look.faults;
    } finally {
      this.busy = false;
    }
  }

  /** Keep one edit; why it can't be, in words, or nothing. */
  async put(edit: Edit): Promise<string> {
    try {
      const [fault] = await this.save([edit]);
      return fault ? said(fault.reason) : "";
    } catch (problem) {
      return refusal(problem);
    }
  }

  async go(version: number): Promise<void> {
    this.busy = true;
    try {
      ({ pack: this.pack, look: this.look } = await goTo(this.pack.id, version));
    } finally {
      this.busy = false;
    }
  }
}

/** A form's slots filled in from a cell, if it has that form. */
export function read(pattern: string, cell: string): string[] | null {
  const found = new RegExp(`^(?:${pattern})$`).exec(cell);
  return found ? found.slice(1) : null;
}
