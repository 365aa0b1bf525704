export type CatalogText = {
  readonly source: string
  readonly text: string
  /** The files that show it. */
  readonly files: readonly string[]
}

/** The entries of a catalog, as `msgid` and `msgstr`; a text may span several quoted lines. */
export function readCatalog(catalog: string): CatalogText[] {
  return catalog
    .split(/\n{2,}/)
    .filter((entry) => !entry.includes('\n#~ ') && !entry.startsWith('#~ '))
    .map((entry) => ({ source: quoted(entry, 'msgid'), text: quoted(entry, 'msgstr'), files: filesIn(entry) }))
    .filter(({ source }) => source !== '')
}

function filesIn(entry: string): string[] {
  return [...entry.matchAll(/^#: (.*)$/gm)].flatMap(([, files = '']) => files.split(' '))
}

function quoted(entry: string, name: string): string {
  const found = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return found
    .split('\n')
    .filter((line) => line !== '')
    .map((line): string => JSON.parse(line))
    .join('')
}
