import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { callCommon } from '#src/api/call-lazily.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { Actions } from './-parts/actions.tsx'
import { Addresses } from './-parts/addresses.tsx'
import { Choices } from './-parts/choices.tsx'
import { Drawings } from './-parts/drawings.tsx'
import { Fields } from './-parts/fields.tsx'
import { Floating } from './-parts/floating.tsx'
import { LinksExample } from './-parts/links.tsx'
import { MessageExamples } from './-parts/message-examples.tsx'
import { Numbers } from './-parts/numbers.tsx'

export const Route = createFileRoute('/_default/_ui/')({
  staticData: { title: msg`Parts of the shop`, unlisted: true },
  async beforeLoad({ context }) {
    const state = await callCommon(context.api, 'shopState')
    // A developer tool: the page does not exist in production.
    if (!state.ok || state.value.mode !== 'demo') throw notFound()
  },
  component: Parts,
})

/** Every component of the design in every state, for developers and reviewers. */
function Parts() {
  return (
    <div className="parts">
      <header>
        <h1>
          <Trans>Parts of the shop</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Every part of the shop’s screens, in every state. Try it with the keyboard, in dark mode, on a narrow screen
            and in both languages.
          </Trans>
        </p>
        <ul className="parts-groups">
          <li>
            <TextLink isAlone href="#actions">
              <Trans>Actions</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#fields">
              <Trans>Fields</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#choices">
              <Trans>Choices</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#addresses">
              <Trans>Addresses</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#ways">
              <Trans>Steps and views</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#floating">
              <Trans>Overlays</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#news">
              <Trans>Messages and states</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#numbers">
              <Trans>Numbers</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink isAlone href="#drawings">
              <Trans>Drawings</Trans>
            </TextLink>
          </li>
        </ul>
      </header>
      <Actions />
      <Fields />
      <Choices />
      <Addresses />
      <LinksExample />
      <Floating />
      <MessageExamples />
      <Numbers />
      <Drawings />
    </div>
  )
}
