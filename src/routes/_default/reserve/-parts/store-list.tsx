import { Trans, useLingui } from '@lingui/react/macro'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLiveLazily } from '#src/api/use-live.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const loadEndpoint = () => import('#domain/contract/stores.ts').then(({ listStores }) => listStores)

/** The stores that are open for visits. */
export function StoreList() {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [answer, retry] = useLiveLazily(loadEndpoint)
  if (!answer) return <Skeleton lines={6} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  if (answer.value.stores.length === 0) {
    return (
      <p>
        <Trans>No store is open for visits at the moment. At home, all you need is a phone and a sheet of paper.</Trans>
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
