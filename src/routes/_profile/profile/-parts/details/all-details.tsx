import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Profile } from '#domain/contract/account.ts'
import { isCountry } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { AddressBook } from '#src/features/address-form/address-form.tsx'
import { Agreements } from './agreements.tsx'
import { DetailsSection } from './details-section.tsx'
import { Email } from './email.tsx'
import { Person } from './person.tsx'
import { Sessions } from './sessions.tsx'
import { YourData } from './your-data.tsx'

/** All details of a customer by section; each section saves, fails and retries on its own. */
export function AllDetails({ savedProfile }: { savedProfile: Profile }) {
  const [profile, setProfile] = useState(savedProfile)
  const [isEmailDirty, setIsEmailDirty] = useState(false)
  const [isAddressDirty, setIsAddressDirty] = useState(false)
  return (
    <>
      <Person profile={profile} isMoreDirty={isEmailDirty || isAddressDirty} onSaved={setProfile} />
      <DetailsSection id="email" heading={<Trans>E-mail</Trans>}>
        <Email email={profile.email} onMoved={setProfile} onDirty={setIsEmailDirty} />
      </DetailsSection>
      <DetailsSection id="addresses" heading={<Trans>Addresses</Trans>}>
        <AddressBook
          owner={profile}
          country={isCountry(profile.country) ? profile.country : settings.country.default}
          onDirty={setIsAddressDirty}
        />
      </DetailsSection>
      <DetailsSection id="agreements" heading={<Trans>What you agreed to</Trans>}>
        <Agreements />
      </DetailsSection>
      <DetailsSection id="sessions" heading={<Trans>Where you are signed in</Trans>}>
        <Sessions />
      </DetailsSection>
      <DetailsSection id="data" heading={<Trans>Your data</Trans>}>
        <YourData email={profile.email} />
      </DetailsSection>
    </>
  )
}
