// SPDX-License-Identifier: Apache-2.0
//@ A kernel behind its head and library: workgroup, buffers, arguments, shared memory, code.
layout(local_size_x = $WORKGROUP) in;
$BUFFERS
#if MEMBERS
#if INBUFFER
layout(set = 0, binding = $BINDING, std430) readonly buffer Arguments {
#else
layout(push_constant, std430) uniform Arguments {
#end
    $MEMBERS
};
#end
$SHARED

$CODE
