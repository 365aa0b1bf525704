import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import type { Schema } from '#server/db/schema.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Log } from '#server/log.ts'
import { type ShopTexts, shopTexts } from './shop-texts.ts'
import { loadRevision, readChanges } from './stored-changes.ts'

type TranslationsDeps = {
  readonly builtIn: readonly BuiltInText[]
  /** Updates the pages to the texts. */
  rewrite(texts: ShopTexts): Promise<readonly string[]>
  readonly log: Log
}

export type TextsInUse = {
  current(): ShopTexts
  /** Loads changes that operators made on any server of the shop. */
  refresh(db: Kysely<Schema>): Promise<void>
  /** Polls for changes until it is stopped. */
  watch(db: Kysely<Schema>): () => Promise<void>
}

/** The texts of a build; older builds have no such file. */
export async function readBuiltInTexts(folder: string | undefined): Promise<readonly BuiltInText[]> {
  const file = folder && (await readFile(join(folder, 'texts.json'), 'utf8').catch(() => undefined))
  return file ? JSON.parse(file) : []
}

/** The texts as customers currently read them, held in memory. */
export function createTextsInUse({ builtIn, rewrite, log }: TranslationsDeps): TextsInUse {
  let texts = shopTexts(builtIn, [])
  let revision = 0

  async function refresh(db: Kysely<Schema>): Promise<void> {
    const now = await loadRevision(db)
    if (now === revision) return
    const changed = shopTexts(builtIn, await readChanges(db))
    const places = await rewrite(changed)
    texts = changed
    revision = now
    log.info({ places }, 'Texts were changed and pages were rendered again')
  }

  function watch(db: Kysely<Schema>): () => Promise<void> {
    // If the database is unavailable or a page cannot be rendered, nothing changes until the next poll.
    const look = () => refresh(db).catch((error) => log.warn({ err: error }, 'The texts could not be refreshed'))
    return repeat(look, settings.translations.watchMs)
  }

  return { current: () => texts, refresh, watch }
}
