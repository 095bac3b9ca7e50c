/**
 * The style sheets of the components that public pages use, in one file with the theme: pages drawn on the server have
 * them before any script. A component that only few screens use is imported with its style sheet there.
 */
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Stack.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Title.layer.css'
import '@mantine/core/styles/Flex.layer.css'
import '@mantine/core/styles/Center.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
