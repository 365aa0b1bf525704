import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Introduction } from '#domain/account/introduction.ts'
import type { Fault } from '#machines/sign-in/sign-in.types.ts'
import { strangerCountry } from '#src/features/country/country-port.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import type { FormFaultsProps } from './form-faults.tsx'
import {
  introductionIds,
  namesOf,
  noIntroduction,
  useIntroductionFault,
  useNameLabels,
} from './introduction-fields.tsx'

const none: ReadonlyMap<string, string> = new Map()

/** What is being said of oneself, and what is wrong with it: by the rule that the shop has as well, and by its answer. */
export function useIntroduction(given: Introduction | undefined, fault: Fault | undefined) {
  const { country: port } = useRouter().options.context
  const country = useSyncExternalStore(port.onChange, port.code, strangerCountry.code)
  const { t } = useLingui()
  const faultText = useIntroductionFault()
  const labels = useNameLabels()
  const [typed, setTyped] = useState<Introduction>()
  const [FaultsView, setFaultsView] = useState<ComponentType<FormFaultsProps>>()
  const [own, setOwn] = useState<ReadonlyMap<string, string>>()
  // Whatever was said before: the words that are agreed to are the ones that are shown now.
  const language = useLanguage()
  const value = { ...(typed ?? given ?? noIntroduction(country, language)), country, language }
  const faults = useMemo(() => own ?? withoutPlace(fault?.fields) ?? none, [own, fault])
  // In the order in which they are asked for. The summary takes the focus with every new list, and a key that is pressed is no new list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow from the language
  const errors = useMemo(
    () =>
      [...namesOf(country, language), 'is_adult' as const].flatMap((field) => {
        const kind = faults.get(field)
        if (kind === undefined) return []
        const text = faultText(field, kind)
        const name = field === 'is_adult' ? undefined : labels[field]
        return [{ field: introductionIds[field], text: name === undefined ? text : t`${name}: ${text}` }]
      }),
    [faults, country, language],
  )

  // The shop's answer may be what is wrong.
  useEffect(() => {
    if (fault) void judgement().then((judged) => judged && setFaultsView(() => judged.FormFaults))
  }, [fault])

  return {
    value,
    faults,
    FaultsView,
    onChange: setTyped,
    /** As it is kept; nothing when something is wrong, which is told then. */
    async read(): Promise<Introduction | undefined> {
      // The rule comes with the first answer. Without it the shop judges alone, by the same one.
      const judged = await judgement()
      if (!judged) return value
      const read = judged.readIntroduction(value)
      setFaultsView(() => judged.FormFaults)
      setOwn(read.ok ? undefined : new Map(read.facts))
      return read.ok ? read.value : undefined
    },
    errors,
  }
}

const judgement = () => import('./form-faults.tsx').catch(() => undefined)

/** The shop names a field with the part of the call that it stands in. */
function withoutPlace(fields: ReadonlyMap<string, string> | undefined): ReadonlyMap<string, string> | undefined {
  return fields && new Map(Array.from(fields, ([name, kind]) => [name.replace('introduction.', ''), kind]))
}
