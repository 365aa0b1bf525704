import { execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, lchownSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../support/server/data-folder.ts'

/** The limits that a new developer notices: the first page of a first start, and of every later one. */
const firstStartSeconds = 90
const laterStartSeconds = 5

type Person = { home: string; ids?: { uid: number; gid: number } }

/** Copies what `git clone` would bring: the current files of the repository, and nothing installed or built. */
function clone(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
}

/** The environment of a person who has Node and npm and nothing of ours. */
function environmentFor(person: Person): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE|VITEST|HADASHI|DATA_DIR|PORT)/i.test(name))
  const path = (process.env.PATH ?? '').split(':').filter((part) => !part.includes('node_modules'))
  return { ...Object.fromEntries(own), HOME: person.home, PATH: path.join(':'), PORT: '0', NODE_ENV: '' }
}

/** Seconds until the first page is served by a real `npm start`, which is then stopped as a person would. */
async function secondsToFirstPage(folder: string, person: Person): Promise<number> {
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: environmentFor(person),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...person.ids,
  })
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const onChunk = (chunk: Buffer) => {
      output += chunk
      const found = /open at http:\S+:(\d+)\//.exec(output)?.[1]
      if (found) resolve(`http://127.0.0.1:${found}/`)
    }
    npm.stdout.on('data', onChunk)
    npm.stderr.on('data', onChunk)
    void ended.then(() => reject(new Error(output)))
  })
  const page = await fetch(address)
  const seconds = (performance.now() - startedAt) / 1_000
  expect(page.status, output).toBe(200)
  npm.kill('SIGTERM')
  await ended
  return seconds
}

function chownTo(uid: number, folder: string): void {
  chownSync(folder, uid, uid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) chownTo(uid, join(folder, entry.name))
    else lchownSync(join(folder, entry.name), uid, uid)
  }
}

async function newcomer(part: string): Promise<{ folder: string; person: Person }> {
  const base = await emptyFolder()
  const folder = join(base, part)
  const home = join(base, 'home')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  mkdirSync(home, { mode: 0o700 })
  clone(folder)
  return { folder, person: { home } }
}

test('a fresh clone with an empty home opens within 90 s, and the next time within 5 s', async () => {
  const { folder, person } = await newcomer('shop')
  const first = await secondsToFirstPage(folder, person)
  const second = await secondsToFirstPage(folder, person)
  process.stdout.write(`first start ${first.toFixed(1)} s, second ${second.toFixed(1)} s\n`)
  expect(first).toBeLessThan(firstStartSeconds)
  expect(second).toBeLessThan(laterStartSeconds)
})

test('a fresh clone opens in a path of 120 characters with a space in it', async () => {
  const { folder, person } = await newcomer(`my shop ${'x'.repeat(112)}`)
  expect(await secondsToFirstPage(folder, person)).toBeLessThan(firstStartSeconds)
})

test('a tree that was installed without scripts is used as it is', async () => {
  const { folder, person } = await newcomer('shop')
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, env: environmentFor(person), stdio: 'ignore' })
  expect(await secondsToFirstPage(folder, person)).toBeLessThan(firstStartSeconds)
})

test('an interrupted install is completed', async () => {
  const { folder, person } = await newcomer('shop')
  const npm = spawn('npm', ['ci', '--ignore-scripts'], { cwd: folder, env: environmentFor(person), stdio: 'ignore' })
  await expect.poll(() => existsSync(join(folder, 'node_modules', 'react')), { timeout: 60_000 }).toBe(true)
  npm.kill('SIGKILL')
  expect(await secondsToFirstPage(folder, person)).toBeLessThan(firstStartSeconds)
})

test.runIf(process.getuid?.() === 0)('a user without root rights can open the shop', async () => {
  const { folder, person } = await newcomer('shop')
  const uid = 12_345
  chownTo(uid, dirname(folder))
  const user = { ...person, ids: { uid, gid: uid } }
  expect(await secondsToFirstPage(folder, user)).toBeLessThan(firstStartSeconds)
  expect(await secondsToFirstPage(folder, user)).toBeLessThan(laterStartSeconds)
})
