#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_EXT_control_flow_attributes : require
// mtimes (tiles of 64×64)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double a[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double b[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { double result[]; };
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
};

uint leftPlace(uint i, uint k) { return k + depth * i; }
uint rightPlace(uint k, uint j) { return k + depth * j; }

// A workgroup makes a tile of 64 by 64 elements, each thread 4 by 4 of them in
// registers. 16 of k at a time lie in shared memory while the next 16 are on their way. Rows
// and columns beyond the edge repeat the last one and are not stored. 2048u terms of an element are
// one chain.
shared dvec2 left[2 * 16 * 33];
shared dvec2 right[2 * 16 * 33];
double nextLeft[4];
double nextRight[4];
double sums[4 * 4];

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
        left[(part * 16u + p % 16u) * 33u + i / 2u][i % 2u] = nextLeft[q];
    }
    [[unroll]] for (int q = 0; q < 4; ++q) {
        uint p = t + q * 256u;
        uint j = p / 16u;
        right[(part * 16u + p % 16u) * 33u + j / 2u][j % 2u] = nextRight[q];
    }
}

void addTerm(uint fromLeft, uint fromRight) {
    dvec2 u[4 / 2];
    dvec2 v[4 / 2];
    [[unroll]] for (int q = 0; q < 4 / 2; ++q)
        u[q] = left[fromLeft + q * 16u];
    [[unroll]] for (int q = 0; q < 4 / 2; ++q)
        v[q] = right[fromRight + q * 16u];
    [[unroll]] for (int c = 0; c < 4; ++c) {
        [[unroll]] for (int r = 0; r < 4; ++r)
            sums[c * 4 + r] = fma(u[r / 2][r % 2], v[c / 2][c % 2], sums[c * 4 + r]);
    }
}

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * 64u;
    group /= rowTiles;
    uint j0 = group % columnTiles * 64u;
    group /= columnTiles;
    if (i0 > j0) return;
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
            sums[s] = 0.0lf;
        keep(0u);
        barrier();
        uint part = 0u;
        for (uint k0 = block; k0 < end; k0 += 16u) {
            bool more = k0 + 16u < end;
            if (more) fetch(fromA, fromB, i0, j0, k0 + 16u);
            uint fromLeft = part * (16u * 33u) + x;
            uint fromRight = part * (16u * 33u) + y;
            if (k0 + 16u <= end) {
                [[unroll]] for (int k = 0; k < 16; ++k)
                    addTerm(fromLeft + k * 33u, fromRight + k * 33u);
            } else {
                for (uint k = 0u; k < end - k0; ++k)
                    addTerm(fromLeft + k * 33u, fromRight + k * 33u);
            }
            part = 1u - part;
            if (more) keep(part);
            barrier();
        }
        uint target = page * rows * columns;
        [[unroll]] for (int c = 0; c < 4; ++c) {
            uint j = j0 + (c / 2 * 16u + y) * 2u + c % 2;
            [[unroll]] for (int r = 0; r < 4; ++r) {
                uint i = i0 + (r / 2 * 16u + x) * 2u + r % 2;
                if (i >= rows || j >= columns) continue;
                uint e = target + j * rows + i;
                double sum = sums[c * 4 + r];
                if (block > first) sum = result[e] + sum;
                if (end < depth) {
                    result[e] = sum;
                    continue;
                }
                result[e] = vt_canonical(sum);
                if (i0 != j0) result[target + i * rows + j] = vt_canonical(sum);
            }
        }
    }
}
