import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { DatabaseStartError } from './database-start-error.ts'
import type { Schema } from './schema.ts'
import { sqlMigrations } from './sql-migrations.ts'

const ownMigrations = sqlMigrations(fileURLToPath(new URL('./migrations', import.meta.url)))

/** Names of the migrations that the database already has; empty for a new database. */
async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.rows.map((row) => row.name)
}

/** Whether the database was migrated before the baseline, by migrations that no longer exist. */
export async function isBeforeBaseline(db: Kysely<Schema>): Promise<boolean> {
  const [baseline = ''] = Object.keys(await ownMigrations.getMigrations())
  const applied = await appliedMigrations(db)
  return applied.length > 0 && !applied.includes(baseline)
}

/**
 * Migrates the database to the latest schema. Kysely holds a lock meanwhile, so servers that start together migrate
 * only once. Returns the names of the migrations that this call applied.
 */
export async function migrate(db: Kysely<Schema>, provider: MigrationProvider = ownMigrations): Promise<string[]> {
  const known = new Set(Object.keys(await provider.getMigrations()))
  const unknown = (await appliedMigrations(db)).filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new DatabaseStartError(
      'newer_schema',
      `The database was changed by a newer version of the shop (${unknown.join(', ')}). Start that version, or restore a backup from before it.`,
    )
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
