/** Whether this build is the static site; the packed files of its engine, and a short name for its release. */
declare const __SITE__: boolean;
declare const __RELEASE__: string;
declare const __ENGINE__: import("./site/spoken").Engine;
/** The files of this build, for the service worker; and a name for all of them together. */
declare const __FILES__: { version: string; files: string[] };
