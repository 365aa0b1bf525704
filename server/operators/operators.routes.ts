import * as endpoints from '#domain/contract/endpoints.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { ShopTexts } from '#server/translations/shop-texts.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { answerOperator } from './answer-operator.ts'

type OperatorRoutesDeps = {
  readonly isProduction: boolean
  readonly log: Log
  readonly mail: Mailer
  readonly secrets: Secrets
  texts(): ShopTexts
  now(): Date
}

export function operatorRoutes(
  { openCall }: Calls,
  { isProduction, log, mail, secrets, texts, now }: OperatorRoutesDeps,
): void {
  const builtIns = async () => [...texts().values()].map(({ builtIn }) => builtIn)
  openCall(endpoints.runOperatorAction, answerOperator({ isDemo: !isProduction, log, mail, secrets, builtIns, now }))
}
