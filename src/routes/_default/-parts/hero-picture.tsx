import { useLingui } from '@lingui/react/macro'

/** The picture of the pair at the top of a page. Phones get a tighter crop with fewer bytes. */
export function HeroPicture() {
  const { t } = useLingui()
  return (
    <picture>
      <source media="(max-width: 60em)" srcSet="/img/hero-grey-800.webp" width={800} height={436} />
      <img
        className="hero-picture"
        src="/img/hero-grey.webp"
        width={1600}
        height={1040}
        alt={t`A pair of grey shoes, each with its own space for the big toe`}
        fetchPriority="high"
      />
    </picture>
  )
}
