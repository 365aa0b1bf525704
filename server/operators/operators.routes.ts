import * as endpoints from '#domain/contract/every-call.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Log } from '#server/log.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import type { ShopTexts } from '#server/translations/shop-texts.ts'
import { answerOperator } from './answer-operator.ts'

type Parts = {
  readonly isProduction: boolean
  readonly log: Log
  readonly mail: Mailroom
  readonly secrets: Secrets
  texts(): ShopTexts
  now(): Date
}

export function operatorRoutes({ openCall }: Calls, { isProduction, log, mail, secrets, texts, now }: Parts): void {
  const builtIns = async () => [...texts().values()].map(({ builtIn }) => builtIn)
  openCall(endpoints.operate, answerOperator({ isDemo: !isProduction, log, mail, secrets, builtIns, now }))
}
