// Pack a file as small as zstd can: `node pack.mjs GIVEN MADE`.
import { readFileSync, writeFileSync } from "node:fs";
import { constants, zstdCompressSync } from "node:zlib";

const [given, made] = process.argv.slice(2);
const params = { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: 24 };
writeFileSync(made, zstdCompressSync(readFileSync(given), { params }));
