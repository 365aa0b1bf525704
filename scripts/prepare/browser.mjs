import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Chromium without its user interface: the same pages for less than half the processor time. */
const shell = 'chromium-headless-shell'
/** The program names of Chrome and Chromium on different systems. */
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser from the npm registry, for machines without any other source. */
const packedVersion = '147.0.0'

/**
 * The sources of a browser, best first. Each looks for it (`find`), and may install it (`bring`).
 * @typedef {{ exists(path: string): boolean, run(command: string, words: string[]): boolean, env: Record<string, string
 * | undefined>, isRoot: boolean, root: string }} World
 * @typedef {{ how: string, path: string }} Browser
 */

/** @param {World} world @param {string[]} programs */
function onPath({ exists, env }, programs) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((place) => exists(place))
}

/** @param {World} world */
function installedShell(world) {
  return onPath(world, [shell])
}

/** @param {World} world */
function installed(world) {
  return onPath(world, names) ?? fixedPlaces.find((place) => world.exists(place))
}

/** @param {World} world @param {string} name */
function debianPackage({ exists, run, isRoot }, name) {
  if (!isRoot || !exists('/usr/bin/apt-get')) return undefined
  const words = ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk']
  const isDone = run('apt-get', ['update', '-qq']) && run('apt-get', words)
  const program = join('/usr/bin', name)
  return isDone && exists(program) ? program : undefined
}

/** The path of Playwright's browser download. @param {string} root */
function playwrightPlace(root) {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return ''
  }
}

/** @param {World} world */
function playwrightDownload({ exists, run, root }) {
  const command = join(root, 'node_modules', '.bin', 'playwright')
  if (!exists(command)) return undefined
  const place = playwrightPlace(root)
  return exists(place) || (run(command, ['install', 'chromium']) && exists(place)) ? place : undefined
}

/** @param {World} world */
async function packed({ exists, run, root }) {
  const folder = join(root, '.cache', 'chromium')
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js')
  if (!exists(entry)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const words = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      `@sparticuz/chromium@${packedVersion}`,
    ]
    if (!run('npm', words) || !exists(entry)) return undefined
  }
  const { default: chromium } = await import(pathToFileURL(entry).href)
  return chromium.executablePath()
}

/**
 * The browser that the tests drive: the one named by CHROMIUM_PATH, the headless shell if it is installed or can be, an
 * installed browser, Debian's package, Playwright's download, or the one inside an npm package.
 * @param {World} world
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser(world) {
  const named = world.env.CHROMIUM_PATH
  if (named) return world.exists(named) ? { how: 'CHROMIUM_PATH', path: named } : undefined
  /** @type {[string, (world: World) => string | undefined | Promise<string | undefined>][]} */
  const ways = [
    ['installed', installedShell],
    ['Debian package', (world) => debianPackage(world, shell)],
    ['installed', installed],
    ['Debian package', (world) => debianPackage(world, 'chromium')],
    ['Playwright download', playwrightDownload],
    ['npm package', packed],
  ]
  for (const [how, way] of ways) {
    const path = await way(world)
    if (path) return { how, path }
  }
  return undefined
}

/**
 * The browser that is already installed: scripts that open tests repeatedly install nothing.
 * @param {string} root
 */
export function presentBrowser(root) {
  return findBrowser({ ...thisWorld(root), run: () => false })
}

/** @returns {World} */
export function thisWorld(root) {
  return {
    exists: existsSync,
    run: (command, words) =>
      spawnSync(command, words, {
        stdio: 'ignore',
        cwd: root,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', HOME: process.env.HOME ?? homedir() },
      }).status === 0,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    root,
  }
}
