import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { endpoints } from '#domain/contract/endpoints.ts'
import type { Language } from '#domain/settings.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import type { Called } from '#src/api/wire.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'

type Props = { stores: Promise<Called<typeof endpoints.reserveStores>>; onRetry: () => void }

export function StoreList({ stores, onRetry }: Props) {
  const { i18n } = useLingui()
  const language = i18n.locale as Language
  const answer = use(stores)
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={onRetry} />
  if (answer.value.stores.length === 0) {
    return (
      <p>
        <Trans>No store is open for scans at the moment. At home you need a telephone and a sheet of paper.</Trans>
      </p>
    )
  }
  return (
    <ul className="stores">
      {answer.value.stores.map((store) => (
        <li key={store.id}>
          <h2>{store.name[language]}</h2>
          <p>{store.address[language]}</p>
        </li>
      ))}
    </ul>
  )
}
