import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const version = '13.5.0'
const folder = join('.cache', `lighthouse-${version}`)
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

export type Audit = {
  /** Out of 100 points. */
  readonly points: Readonly<Record<Category, number>>
  readonly blockingMs: number
  readonly largestMs: number
  /** Failed audits in the categories other than performance. */
  readonly failedAudits: readonly string[]
}

const run = promisify(execFile)

/** 176 MB that nothing else needs: installed for the benchmark only, and reused. */
export async function bringLighthouse(): Promise<void> {
  if (existsSync(program)) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`]
  await run('npm', words, { cwd: folder })
}

/** The browser's trace occasionally lacks its beginning, and Lighthouse asks for another run. */
const maxTries = 3

async function runAudit(url: string, browser: string, tries = 1) {
  const flags = ['--headless=new', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage']
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  // Written to a file: through a pipe the output is sometimes incomplete.
  const reportFolder = await mkdtemp(join(tmpdir(), 'hadashi-lighthouse-'))
  const file = join(reportFolder, 'report.json')
  const only = `--only-categories=${categories}`
  const words = [url, '--quiet', '--output=json', `--output-path=${file}`, only, `--chrome-flags=${flags.join(' ')}`]
  try {
    await run(process.execPath, [program, ...words], { env: { ...process.env, CHROME_PATH: browser } })
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (tries < maxTries) return runAudit(url, browser, tries + 1)
    throw error
  } finally {
    await rm(reportFolder, { recursive: true, force: true })
  }
}

/** One visit with an empty profile, as a phone (Lighthouse's preset for it). */
export async function auditPage(url: string, browser: string): Promise<Audit> {
  const report = await runAudit(url, browser)
  const categoryPoints = (name: Category) => Math.round(report.categories[name].score * 100)
  const findFailedAudits = (name: Category) =>
    report.categories[name].auditRefs
      .filter(({ id, weight }: { id: string; weight: number }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
      .map(({ id }: { id: string }) => id)
  return {
    points: {
      performance: categoryPoints('performance'),
      accessibility: categoryPoints('accessibility'),
      'best-practices': categoryPoints('best-practices'),
      seo: categoryPoints('seo'),
    },
    blockingMs: report.audits['total-blocking-time'].numericValue,
    largestMs: report.audits['largest-contentful-paint'].numericValue,
    failedAudits: categories.filter((name) => name !== 'performance').flatMap(findFailedAudits),
  }
}
