import { join } from 'node:path'
import type { Environment } from '#server/env/read-environment.ts'
import { diskFiles } from './disk-files.ts'
import type { Files } from './port.ts'
import { s3Files } from './s3-files.ts'

/** Opens the file store: the bucket if one is configured, otherwise the data folder. */
export function openFiles(environment: Environment, dataDir: string): Files {
  const {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_KEY: key,
    FILES_S3_SECRET: secret,
    FILES_S3_REGION: region = 'us-east-1',
    FILES_S3_PATH_STYLE: style,
  } = environment
  const folder = join(dataDir, 'files')
  // The environment guarantees that all of them are set, or none.
  if (!endpoint || !bucket || !key || !secret) return diskFiles(folder)
  return s3Files({ endpoint, bucket, key, secret, region, isInPath: style === 'path' }, folder)
}
