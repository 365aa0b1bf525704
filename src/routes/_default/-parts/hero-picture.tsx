import { useLingui } from '@lingui/react/macro'

/** The pair that opens a page. A phone needs less of the paper around it, and fewer bytes. */
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
