import { createTokens } from '#server/access/tokens.ts'
import { noPostcodes } from '#server/address/postcode-port.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import { createInProgressRegistry } from '#server/http/in-progress.ts'
import { noChallenges } from '#server/limits/challenge-mode.ts'
import { createStreams } from '#server/streams/streams.ts'
import { createSecrets } from '#server/verifications/secrets.ts'
import { noProvider } from '../fakes/no-provider.ts'
import { testMailer } from '../fakes/test-mailer.ts'
import { saidLog } from './said-log.ts'
import { wideRateLimits } from './wide-limits.ts'

/** The API's dependencies without a database, for tests of the layers around it. */
export const appDeps = {
  basePath: '/api',
  publicUrl: undefined,
  isProduction: false,
  buildId: null,
  database: () => undefined,
  isStopping: () => false,
  isStuck: () => false,
  warnings: () => [],
  security: { record: () => {} },
  rateLimits: wideRateLimits,
  challenges: noChallenges,
  paymentHosts: () => [],
  tokens: createTokens('a secret of the test'),
  streams: createStreams({ log: saidLog(), now: () => new Date() }),
  secrets: createSecrets('a secret of the test'),
  mail: testMailer,
  provider: noProvider,
  texts: () => new Map(),
  postcodes: noPostcodes,
  liveModel: undefined,
  uploads: { files: diskFiles('/nowhere'), inProgress: createInProgressRegistry(), now: () => new Date() },
  now: () => new Date(),
}
