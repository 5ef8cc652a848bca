/** The files that belong to Heartdeck, by their endings: the system opens them with it (electron-builder.yml). */
export const packEnding = '.heartdeck';
export const matchEnding = '.heartdeck-match';

const endsWith = (name: string, ending: string): boolean => name.toLowerCase().endsWith(ending);

export const isPackFile = (name: string): boolean => endsWith(name, packEnding);
export const isMatchFile = (name: string): boolean => endsWith(name, matchEnding);
