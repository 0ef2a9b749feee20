#version 450
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_control_flow_attributes : require
// mtimes·times·plus (tiles of 64×64)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float a[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { float b[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { float left_in[]; };
layout(set = 0, binding = 3, std430) readonly buffer Buffer3 { float in3[]; };
layout(set = 0, binding = 4, std430) buffer Buffer4 { float result_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint rows;
    uint columns;
    uint depth;
    uint pages;
    uint pageA;
    uint pageB;
    uint rowTiles;
    uint columnTiles;
    uint tiles;
    uint rows_5_word;
    uint left_in_offset_word;
    uint left_in_stride0_word;
    uint left_in_stride1_word;
};

uint leftPlace(uint i, uint k) { return k + depth * i; }
uint rightPlace(uint k, uint j) { return k + depth * j; }

void finish(bool inside, uint e, uint row, uint column, float product) {
    float rows_5 = uintBitsToFloat(rows_5_word);
    int left_in_offset = int(left_in_offset_word);
    int left_in_stride0 = int(left_in_stride0_word);
    int left_in_stride1 = int(left_in_stride1_word);
    float result_2;
    float sums_5 = rows_5 * product; // line 7
    float left_4 = left_in[left_in_offset + int(row) * left_in_stride0 + int(column) * left_in_stride1]; // line 8
    float finish_2 = sums_5 + left_4; // line 8
    float v5 = in3[e]; // line 8
    float v6 = vt_min(finish_2, v5); // line 8
    result_2 = vt_exp(v6); // line 9
    if (inside) result_out[e] = result_2;
}

// A workgroup makes a tile of 64 by 64 elements, each thread 4 by 4 of them in
// registers. 16 of k at a time lie in shared memory while the next 16 are on their way. Rows
// and columns beyond the edge repeat the last one and are not stored. 2048u terms of an element are
// one chain.
shared vec4 left[2 * 16 * 17];
shared vec4 right[2 * 16 * 17];
float nextLeft[4];
float nextRight[4];
float sums[4 * 4];

void fetch(uint fromA, uint fromB, uint i0, uint j0, uint k0) {
    uint t = gl_LocalInvocationID.x;
    [[unroll]] for (int q = 0; q < 4; ++q) {
        uint p = t + q * 256u;
        nextLeft[q] =
            a[fromA + leftPlace(min(i0 + p / 16u, rows - 1u), min(k0 + p % 16u, depth - 1u))];
    }
    [[unroll]] for (int q = 0; q < 4; ++q) {
        uint p = t + q * 256u;
        nextRight[q] =
            b[fromB + rightPlace(min(k0 + p % 16u, depth - 1u), min(j0 + p / 16u, columns - 1u))];
    }
}

void keep(uint part) {
    uint t = gl_LocalInvocationID.x;
    [[unroll]] for (int q = 0; q < 4; ++q) {
        uint p = t + q * 256u;
        uint i = p / 16u;
        left[(part * 16u + p % 16u) * 17u + i / 4u][i % 4u] = nextLeft[q];
    }
    [[unroll]] for (int q = 0; q < 4; ++q) {
        uint p = t + q * 256u;
        uint j = p / 16u;
        right[(part * 16u + p % 16u) * 17u + j / 4u][j % 4u] = nextRight[q];
    }
}

void addTerm(uint fromLeft, uint fromRight) {
    vec4 u[4 / 4];
    vec4 v[4 / 4];
    [[unroll]] for (int q = 0; q < 4 / 4; ++q)
        u[q] = left[fromLeft + q * 16u];
    [[unroll]] for (int q = 0; q < 4 / 4; ++q)
        v[q] = right[fromRight + q * 16u];
    [[unroll]] for (int c = 0; c < 4; ++c) {
        [[unroll]] for (int r = 0; r < 4; ++r)
            sums[c * 4 + r] = fma(u[r / 4][r % 4], v[c / 4][c % 4], sums[c * 4 + r]);
    }
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * 64u;
    group /= rowTiles;
    uint j0 = group % columnTiles * 64u;
    group /= columnTiles;
    uint page = group % pages;
    uint first = group / pages * 2048u;
    // 32 threads are a patch of 8 by 4: few different places in shared memory.
    uint t = gl_LocalInvocationID.x;
    uint x = t % 8u + t / 32u % 2u * 8u;
    uint y = t / 8u % 4u + t / 64u * 4u;
    uint fromA = page * pageA;
    uint fromB = page * pageB;
    uint stop = depth;
    for (uint block = first; block < stop; block += 2048u) {
        uint end = min(depth, block + 2048u);
        fetch(fromA, fromB, i0, j0, block);
        [[unroll]] for (int s = 0; s < 4 * 4; ++s)
            sums[s] = 0.0;
        keep(0u);
        barrier();
        uint part = 0u;
        for (uint k0 = block; k0 < end; k0 += 16u) {
            bool more = k0 + 16u < end;
            if (more) fetch(fromA, fromB, i0, j0, k0 + 16u);
            uint fromLeft = part * (16u * 17u) + x;
            uint fromRight = part * (16u * 17u) + y;
            if (k0 + 16u <= end) {
                [[unroll]] for (int k = 0; k < 16; ++k)
                    addTerm(fromLeft + k * 17u, fromRight + k * 17u);
            } else {
                for (uint k = 0u; k < end - k0; ++k)
                    addTerm(fromLeft + k * 17u, fromRight + k * 17u);
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = page * rows * columns;
        if (block > first || end < depth) {
            [[unroll]] for (int c = 0; c < 4; ++c) {
                uint j = j0 + (c / 4 * 16u + y) * 4u + c % 4;
                [[unroll]] for (int r = 0; r < 4; ++r) {
                    uint i = i0 + (r / 4 * 16u + x) * 4u + r % 4;
                    if (i >= rows || j >= columns) continue;
                    uint e = target + j * rows + i;
                    if (block > first) sums[c * 4 + r] = result_out[e] + sums[c * 4 + r];
                    if (end < depth) result_out[e] = sums[c * 4 + r];
                }
            }
            if (end < depth) continue;
        }
        for (uint c = 0u; c < 4u; ++c) {
            [[unroll]] for (int q = 0; q < 4; ++q) {
                if (c == uint(q)) {
                    [[unroll]] for (int r = 0; r < 4; ++r) {
                        uint place = r * 256u + t;
                        left[place / 4u][place % 4u] = sums[q * 4 + r];
                    }
                }
            }
            uint beyond = j0 + (c / 4u * 16u + y) * 4u + c % 4u;
            uint j = min(beyond, columns - 1u);
            for (uint high = 0u; high < 4u; high += 4u) {
                [[unroll]] for (int q = 0; q < 4; ++q) {
                    uint under = i0 + (high / 4u * 16u + x) * 4u + q;
                    uint i = min(under, rows - 1u);
                    bool inside = under < rows && beyond < columns;
                    uint e = target + j * rows + i;
                    uint place = (high + q) * 256u + t;
                    float sum = left[place / 4u][place % 4u];
                    finish(inside, e, i, j, vt_canonical(sum));
                }
            }
        }
        barrier();
    }
}
