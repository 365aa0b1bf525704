import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { callCommon } from '#src/api/call-lazily.ts'
import { Ribbon } from '#src/ui/ribbon.tsx'

/** Says that this shop is a demo. Says nothing if the API does not answer: the page is usable either way. */
export function DemoRibbon() {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const [isDemo, setIsDemo] = useState(false)

  useEffect(() => {
    let gone = false
    void callCommon(api, 'shopState').then((state) => {
      if (!gone && state.ok) setIsDemo(state.value.mode === 'demo')
    })
    return () => {
      gone = true
    }
  }, [api])

  if (!isDemo) return null
  return (
    <Ribbon label={t`Demo shop`}>
      <Trans>Demo shop: nothing is charged, nothing is made.</Trans>
    </Ribbon>
  )
}
