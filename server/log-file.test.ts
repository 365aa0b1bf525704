import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { openLogFile } from './log-file.ts'

let folder: string
let file: string
let at: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'))
  file = join(folder, 'shop.log')
  at = Date.now()
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (bytes = 1_000) => openLogFile(file, { bytes, days: 30, now: () => at })
const readLog = () => {
  const lines = (path: string) => {
    try {
      return readFileSync(path, 'utf8').trim().split('\n')
    } catch {
      return []
    }
  }
  return { now: lines(file), before: lines(`${file}.old`) }
}

test('deletes a line once its retention is over, while others are written', () => {
  const log = open()
  log.write('first\n')
  at += 16 * dayMs
  log.write('second\n')
  expect(readLog()).toEqual({ now: ['second'], before: ['first'] })
  at += 10 * dayMs
  log.write('third\n')
  at += 6 * dayMs
  log.write('fourth\n')
  expect(readLog()).toEqual({ now: ['fourth'], before: ['second', 'third'] })
})

test('a full log is rotated and loses no line', () => {
  const log = open(12)
  for (const line of ['one', 'two', 'three', 'four']) log.write(`${line}\n`)
  expect(readLog()).toEqual({ now: ['three', 'four'], before: ['one', 'two'] })
})

test('a shop that was closed for long starts without lines past their retention', () => {
  const log = open()
  log.write('first\n')
  at += 16 * dayMs
  log.write('second\n')
  at += 31 * dayMs
  open().write('third\n')
  expect(readLog()).toEqual({ now: ['third'], before: ['second'] })
  at += 31 * dayMs
  open()
  expect(readLog().before).toEqual([])
})
