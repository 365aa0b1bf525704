import { Icon, type IconProps } from './icon.tsx'

/** A mobile phone. */
export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="3" width="10" height="18" rx="2" />
      <path d="M11 18H13" />
    </Icon>
  )
}
