import { createTokens } from '#server/access/tokens.ts'
import { noPostcodes } from '#server/address/postcode-port.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import { createUnderWay } from '#server/http/under-way.ts'
import { createSecrets } from '#server/proofs/secrets.ts'
import { createStreams } from '#server/streams/streams.ts'
import { noHouse } from '../fakes/no-house.ts'
import { testMailroom } from '../fakes/test-mailroom.ts'
import { saidLog } from './said-log.ts'

/** A shop's API without a database, for tests of what stands around it. */
export const appParts = {
  basePath: '/api',
  publicUrl: undefined,
  isProduction: false,
  buildId: null,
  database: () => undefined,
  isStopping: () => false,
  paymentHosts: () => [],
  tokens: createTokens('a secret of the test'),
  streams: createStreams({ log: saidLog(), now: () => new Date() }),
  secrets: createSecrets('a secret of the test'),
  mail: testMailroom,
  house: noHouse,
  texts: () => new Map(),
  postcodes: noPostcodes,
  uploads: { files: diskFiles('/nowhere'), underWay: createUnderWay(), now: () => new Date() },
  now: () => new Date(),
}
