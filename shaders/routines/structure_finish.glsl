// SPDX-License-Identifier: Apache-2.0
void main() {
    if (gl_LocalInvocationID.x == 0u && gl_WorkGroupID.x == 0u) $STEP
}
