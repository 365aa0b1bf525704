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

/** The contents as customers read them, with the figures and names of the settings inserted. */
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

/** The paragraphs of a document for newcomers to the project; commands and addresses are no words. */
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

/** The texts that a browser shows before the pages do. */
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

/** Loaded once for all architecture tests: the files of one suite share the module cache. */
const textCache: { read?: readonly ShopText[]; written?: readonly ShopText[] } = {}
const ofCode = () => ['domain', 'server', 'src/app', 'scripts/build'].flatMap(quotedTexts)

/** All texts of the shop in both languages, as they are read. */
export function everyText(): readonly ShopText[] {
  textCache.read ??= [...catalogTexts(), ...contentTexts(), ...ofCode(), ...frameTexts(), ...paperTexts('README.md')]
  return textCache.read
}

/**
 * All texts as the files contain them: values stay placeholders, so that any figure in a text was typed as a literal.
 */
export function everyWrittenText(): readonly ShopText[] {
  textCache.written ??= [...everyText().filter(({ file }) => !file.startsWith('content/')), ...quotedTexts('content')]
  return textCache.written
}
