// SPDX-License-Identifier: Apache-2.0
// What the kernels of app/figures/figure_reduction.cpp share: sizes of what is made, and parts of the
// draw's share of the buffer, in words.
layout(push_constant) uniform Share {
    uvec4 sizes;
    uvec4 parts;
} share;
layout(set = 0, binding = 8, std430) buffer Reduced { uint reduced[]; };

/// Workgroups stand in rows when there are many.
uint groupNumber() { return gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x; }
