import { readFileSync } from 'node:fs'
import { getContent } from '#content/page-contents.ts'
import { textPlaces } from '#content/texts-in.ts'
import { contentPaths } from '#domain/content/page-content.ts'
import { settings } from '#domain/settings.ts'
import { catalogsIn } from './namespaces.ts'
import { quotedTexts } from './quoted-texts.ts'
import { readCatalog } from './read-catalog.ts'
import { type ShopText, textLocations } from './shop-text.ts'

const languages = settings.languages.available

function catalogTexts(): ShopText[] {
  return catalogsIn('.').flatMap(({ folder }) =>
    languages.flatMap((language) => {
      const file = `${folder}/${language}.po`
      return readCatalog(readFileSync(file, 'utf8')).map(({ source, text, files }) => ({
        language,
        file,
        key: source,
        places: textLocations(file, ...files),
        text,
      }))
    }),
  )
}

/** The contents as they are read: figures and names of the settings stand in them. */
function contentTexts(): ShopText[] {
  return contentPaths.flatMap((path) =>
    languages.flatMap((language) =>
      textPlaces(getContent(path, language)).map(({ steps, text }) => ({
        language,
        file: `content${path}`,
        key: `${language} ${steps.join('.')}`,
        places: textLocations('content', path.slice(1) || 'home', language),
        text,
      })),
    ),
  )
}

/** What people read who come to the project, by paragraph; commands and addresses are no words. */
function paperTexts(file: string): ShopText[] {
  const words = readFileSync(file, 'utf8')
    .replace(/^(?: {4}.*|```[\s\S]*?```)$/gm, '')
    .replace(/`[^`]*`/g, '{}')
    .replace(/\]\([^)]*\)/g, ']')
  return words
    .split(/\n{2,}|\n(?=[-|#])/)
    .map((text) => text.replaceAll('\n', ' ').trim())
    .filter((text) => text !== '')
    .map((text) => ({ language: 'en', file, key: '', places: textLocations(file), text }))
}

/** What a browser says of the shop before its pages do. */
function frameTexts(): ShopText[] {
  const read = (file: string, texts: readonly string[]) =>
    texts.map((text): ShopText => ({ language: 'en', file, key: '', places: textLocations(file), text }))
  const manifest = 'public/manifest.webmanifest'
  const page = 'index.html'
  return [
    ...read(
      manifest,
      Object.entries(JSON.parse(readFileSync(manifest, 'utf8'))).flatMap(([key, value]) =>
        typeof value === 'string' && /name|description|label/.test(key) ? [value] : [],
      ),
    ),
    ...read(
      page,
      Array.from(
        readFileSync(page, 'utf8').matchAll(
          /<title>([^<]+)|<noscript>([^<]+)|(?:name|property)="[\w:]*(?:description|title)"\s+content="([^"]+)/g,
        ),
        (found) => found.slice(1).find((one) => one !== undefined) ?? '',
      ),
    ),
  ]
}

/** Loaded once for every gate that reads them: files of one suite share what they load. */
const textCache: { read?: readonly ShopText[]; written?: readonly ShopText[] } = {}
const ofCode = () => ['domain', 'server', 'src/app', 'scripts/build'].flatMap(quotedTexts)

/** All that somebody reads of the shop, in both languages, as it is read. */
export function everyText(): readonly ShopText[] {
  textCache.read ??= [...catalogTexts(), ...contentTexts(), ...ofCode(), ...frameTexts(), ...paperTexts('README.md')]
  return textCache.read
}

/** The same as it is written in the files: a place for a value is a place, so that a figure in it was typed. */
export function everyWrittenText(): readonly ShopText[] {
  textCache.written ??= [...everyText().filter(({ file }) => !file.startsWith('content/')), ...quotedTexts('content')]
  return textCache.written
}
