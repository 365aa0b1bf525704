import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Brings the code of a form, and its texts, when it is to be shown: few pages have one, and no other page carries it.
 * Nothing while it is on its way; the second part tries again.
 */
export function useFormPart<Part>(load: () => Promise<Part>): readonly [Part | 'missing' | undefined, () => void] {
  const { language } = useRouter().options.context
  const [part, setPart] = useState<{ readonly is: Part | 'missing' }>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same part again
  useEffect(() => {
    let isLeft = false
    const show = (is: Part | 'missing') => {
      if (!isLeft) setPart({ is })
    }
    setPart(undefined)
    Promise.all([load(), language.alsoIn('address-form')]).then(
      ([loaded]) => show(loaded),
      () => show('missing'),
    )
    return () => {
      isLeft = true
    }
  }, [load, language, round])

  return [part?.is, () => setRound(round + 1)]
}
