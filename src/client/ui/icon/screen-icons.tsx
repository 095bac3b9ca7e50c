/* Icons used by neither the layout nor the first list. */

export { default as CallIcon } from '@tabler/icons-react/icons/IconPhone'
export { default as CopyIcon } from '@tabler/icons-react/icons/IconCopy'
export { default as ExternalIcon } from '@tabler/icons-react/icons/IconExternalLink'
export { default as InstallIcon } from '@tabler/icons-react/icons/IconDownload'
export { default as MailIcon } from '@tabler/icons-react/icons/IconMail'
export { default as MinusIcon } from '@tabler/icons-react/icons/IconMinus'
export { default as PlusIcon } from '@tabler/icons-react/icons/IconPlus'
export { default as RefreshIcon } from '@tabler/icons-react/icons/IconRefresh'
export { default as ShareIcon } from '@tabler/icons-react/icons/IconShare2'
export { default as TranslateIcon } from '@tabler/icons-react/icons/IconLanguage'
