/** Soft hyphens at the joints of long words: not every browser knows where a German word may break. */

/** What a later part of a word begins with; a test finds every long word of the games that none of these parts. */
const PARTS = `
  adler aktion anforderung anlage(?!r) anstalt aufruf ausschuss bahn bande bauteil bewegung bleib brett bruch butions
  cations denkmal dictory dorf einander erlaubnis fahrzeug fenster flug fonds frachter führer funk
  gang garage gänger gebäude gebühr genommen geschaltet geschicht geschickt geschränkt geschweißt geschleppt
  gilde größe grube habend halde halle händler haus honorar hotel irdisch jagd jäger kammer karawan
  karte keit kern kommando kontakt krankheit kratzer kredit kreuzer kuppel labor laden(?!e) lager leck leiter
  leitstelle limit lotterie macher markt marken mannschaft marschall maschine mast matisiert ment mittel nest (?<=ns)ort
  pfeife pferd phase platte plätt platz posten prediger punkt quartier raschung raum regel rungen
  salve satz scheidung schicht(?!e) schieden schiff schlachtet schlaf schlange schlepper schleuse schlupf schneise
  schritt schub schütz schwankung schwebt segel sender senes spelunke spiel sprüch sprung stadt stand(?!en) stapel
  station stelle stellung stille stoff stration strator suchung tafel tank (?<!s)tation teidigung terten tisch
  transport trinker trupp turm türm übergang verhau verkehr vorsprung vorsteher wache wagen wechsel weight weiter
  werft werkstatt wirtschaft wrack würfel zahl zelle zentral zentrum zieh zurechn zunehm
`;
const JOINT = new RegExp(`(?<=\\p{L}{3})(?=${PARTS.trim().split(/\s+/).join("|")})`, "giu");
const LONG = /\p{L}{10,}/gu;

/** Names come again and again, and looking for joints takes its time. */
const marked = new Map<string, string>();

/** The same text, to be shown in a narrow box; never for names (`aria-label`), titles or comparing. */
export function soft(text: string): string {
  let found = marked.get(text);
  if (found === undefined) marked.set(text, (found = text.replace(LONG, (word) => word.replace(JOINT, "\u00ad"))));
  return found;
}

/** What is copied has no such marks: the listener of the page for `copy`. */
export function copyPlain(event: ClipboardEvent): void {
  const copied = String(getSelection());
  if (!copied.includes("\u00ad")) return;
  event.clipboardData?.setData("text/plain", copied.replaceAll("\u00ad", ""));
  event.preventDefault();
}
