import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#server/env/read-environment.ts'
import { startS3Server } from '../../tests/support/fakes/s3-server.ts'
import { emptyFolder } from '../../tests/support/server/data-folder.ts'
import { openFiles } from './open-files.ts'

async function* text() {
  yield Buffer.from('text')
}

test('stores files in the data folder, or in the configured bucket', async () => {
  const folder = await emptyFolder()
  const s3 = await startS3Server()
  onTestFinished(() => s3.close())
  const { endpoint, bucket, key, secret, region } = s3.settings
  const settings = {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_KEY: key,
    FILES_S3_SECRET: secret,
    FILES_S3_REGION: region,
    FILES_S3_PATH_STYLE: 'path',
  }
  for (const given of [{}, settings]) {
    const read = readEnvironment(given)
    if (read.ok) await openFiles(read.value, folder).write(Object.keys(given).length === 0 ? 'own' : 'theirs', text())
  }
  expect([existsSync(join(folder, 'files', 'own')), [...s3.objects.keys()]]).toEqual([true, ['theirs']])
})
