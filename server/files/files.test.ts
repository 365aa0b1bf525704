import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hourMs } from '#domain/time.ts'
import { type S3Server, startS3Server } from '../../tests/support/fakes/s3-server.ts'
import { emptyFolder } from '../../tests/support/server/data-folder.ts'
import { diskFiles } from './disk-files.ts'
import type { Files } from './port.ts'
import { addressIn, s3Files } from './s3-files.ts'

let s3: S3Server

beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())

async function* toChunks(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function* breaking() {
  yield Buffer.alloc(100_000, 1)
  throw new Error('the line broke')
}

async function readAll(files: Files, key: string, range?: { start: number; end: number }): Promise<string | undefined> {
  const stream = await files.read(key, range)
  return stream && new Response(stream).text()
}

async function listFileKeys(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  return keys
}

/** A file store, and the names of everything in it, unfinished files included. */
type Store = { readonly files: Files; names(): Promise<string[]> }

async function onDisk(): Promise<Store> {
  const folder = join(await emptyFolder(), 'files')
  return { files: diskFiles(folder), names: async () => (existsSync(folder) ? readdir(folder) : []) }
}

async function inBucket(): Promise<Store> {
  onTestFinished(() => s3.objects.clear())
  const folder = await emptyFolder()
  const names = async () => [...s3.objects.keys(), ...(await readdir(folder))]
  return { files: s3Files(s3.settings, folder), names }
}

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
])('%s', (_name, open) => {
  test('a file reads back as written, whole and in ranges, and reports its size and digest', async () => {
    const { files } = await open()
    const key = randomUUID()
    const written = await files.write(key, toChunks('はだし', '', ' is bare foot'))
    const whole = 'はだし is bare foot'
    expect(written).toEqual({ size: 22, digest: createHash('sha256').update(whole).digest('hex') })
    expect(await readAll(files, key)).toBe(whole)
    expect(await readAll(files, key, { start: 10, end: 11 })).toBe('is')
    expect(await readAll(files, key, { start: 0, end: 0 })).toHaveLength(1)
    expect(await readAll(files, key, { start: 21, end: 21 })).toBe('t')
  })

  test('stores a file of many chunks and an empty one', async () => {
    const { files } = await open()
    const [large, none] = [randomUUID(), randomUUID()]
    const chunk = 'x'.repeat(70_000)
    expect(await files.write(large, toChunks(...Array.from({ length: 20 }, () => chunk)))).toMatchObject({
      size: 1_400_000,
    })
    expect(await readAll(files, large)).toBe(chunk.repeat(20))
    expect(await files.write(none, toChunks())).toMatchObject({ size: 0 })
    expect(await readAll(files, none)).toBe('')
  })

  test('a write that fails leaves nothing, and an earlier file under its key stays', async () => {
    const { files, names } = await open()
    const [key, other] = [randomUUID(), randomUUID()]
    await files.write(key, toChunks('first'))
    await expect(files.write(key, breaking())).rejects.toThrow('the line broke')
    await expect(files.write(other, breaking())).rejects.toThrow('the line broke')
    expect(await readAll(files, key)).toBe('first')
    expect(await files.read(other)).toBeUndefined()
    expect(await names()).toEqual([key])
  })

  test('a removed file is gone, and removing it again is no error', async () => {
    const { files, names } = await open()
    const key = randomUUID()
    await files.write(key, toChunks('text'))
    await files.remove(key)
    await files.remove(key)
    expect([await files.read(key), await names()]).toEqual([undefined, []])
  })

  test('lists all files in the order of their keys, however many, each with its time', async () => {
    const { files } = await open()
    expect(await listFileKeys(files)).toEqual([])
    const keys = Array.from({ length: 7 }, () => randomUUID())
    await Promise.all(keys.map((key) => files.write(key, toChunks(key))))
    expect(await listFileKeys(files)).toEqual(keys.toSorted())
    for await (const { writtenAt } of files.list())
      expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test.each(['', '.', '..', '../x', 'a/b', 'a\\b', 'A', 'a.part', 'a\0', 'é', 'a'.repeat(101), '-a'])(
    'rejects the key %j',
    async (key) => {
      const { files, names } = await open()
      await expect(files.write(key, toChunks('x'))).rejects.toThrow('not a file key')
      await expect(files.read(key)).rejects.toThrow('not a file key')
      await expect(files.remove(key)).rejects.toThrow('not a file key')
      expect(await names()).toEqual([])
    },
  )

  test('two concurrent writes of one key leave one of the two files, complete', async () => {
    const { files, names } = await open()
    const key = randomUUID()
    const texts = Array.from({ length: 8 }, (_, at) => String(at).repeat(50_000))
    await Promise.all(texts.map((text) => files.write(key, toChunks(text, text))))
    expect(texts.map((text) => text + text)).toContain(await readAll(files, key))
    expect(await names()).toEqual([key])
  })

  test('a reader that stops in the middle causes no error', async () => {
    const { files } = await open()
    const key = randomUUID()
    await files.write(key, toChunks('x'.repeat(300_000)))
    const reader = (await files.read(key))?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    await reader?.cancel()
    expect(await readAll(files, key)).toHaveLength(300_000)
  })
})

test('an unfinished file of a killed writer is not listed, and is removed once it is old', async () => {
  const folder = await emptyFolder()
  const files = diskFiles(folder)
  await files.write('kept', toChunks('text'))
  const left = join(folder, `killed.${randomUUID()}.part`)
  await writeFile(left, 'half')
  await writeFile(join(folder, `young.${randomUUID()}.part`), 'half')
  await utimes(left, 1_000, 1_000)
  expect(await listFileKeys(files)).toEqual(['kept'])
  expect(await files.removeHalfDone(new Date(2_000_000))).toBe(1)
  expect(await readdir(folder)).toHaveLength(2)
})

test('retries a busy bucket, and fails without revealing the key when it stays busy', async () => {
  const files = s3Files(s3.settings, await emptyFolder())
  onTestFinished(() => s3.objects.clear())
  s3.failNext(2)
  await files.write('patience', toChunks('text'))
  expect(await readAll(files, 'patience')).toBe('text')
  s3.failNext(3)
  await expect(files.write('never', toChunks('text'))).rejects.toThrow(/^The file store answered 503 SlowDown$/)
  expect([...s3.objects.keys()]).toEqual(['patience'])
})

test.each([
  ['a wrong secret', { secret: 'another' }, 'SignatureDoesNotMatch'],
  ['an unknown access key', { key: 'ANOTHER' }, 'InvalidAccessKeyId'],
  ['a wrong region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['an unknown bucket', { bucket: 'another' }, 'NoSuchBucket'],
])('a bucket rejects requests with %s', async (_what, other, code) => {
  const files = s3Files({ ...s3.settings, ...other }, await emptyFolder())
  await expect(files.write('x', toChunks('text'))).rejects.toThrow(code)
  await expect(listFileKeys(files)).rejects.toThrow(code)
  expect(s3.objects.size).toBe(0)
})

test('a bucket rejects a signature of another time and one that leaves out a header', async () => {
  const files = s3Files(s3.settings, await emptyFolder())
  const url = `${s3.settings.endpoint}/${s3.settings.bucket}/x`
  const { key: accessKeyId, secret: secretAccessKey, region } = s3.settings
  const signed = await new AwsV4Signer({ url, accessKeyId, secretAccessKey, region, service: 's3' }).sign()
  signed.headers.set('x-amz-meta-more', 'unsigned')
  expect(await (await fetch(url, { headers: signed.headers })).text()).toContain('AccessDenied')
  expect(await (await fetch(url)).text()).toContain('AccessDenied')
  for (const aheadMs of [hourMs, -hourMs]) {
    s3.goAhead(aheadMs)
    onTestFinished(() => s3.goAhead(0))
    await expect(files.write('x', toChunks('text'))).rejects.toThrow('RequestTimeTooSkewed')
  }
})

test('the bucket’s name is part of the path or of the host name', () => {
  const settings = { ...s3.settings, endpoint: 'https://s3.example:9000' }
  expect(addressIn(settings, 'a-key').href).toBe('https://s3.example:9000/hadashi-files/a-key')
  expect(addressIn({ ...settings, isInPath: false }, 'a-key').href).toBe('https://hadashi-files.s3.example:9000/a-key')
})
