#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// lt·any·all (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { float x_in[]; };
layout(set = 0, binding = 0, std430) readonly buffer Buffer0Vector { vec4 x_in4[]; };
layout(set = 0, binding = 1, std430) buffer Buffer1 { uint8_t partial2[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t partial3[]; };
layout(push_constant, std430) uniform Arguments {
    uint64_t count;
    uint64_t rowLength;
    uint64_t blocks;
    float limit;
    uint threads;
};
shared uint anyTrueShared[8];
shared uint allTrueShared[8];

void accumulate(uint64_t e, float x, inout bool anyTrue, inout bool allTrue) {
    bool v2 = x < limit; // line 3
    anyTrue = anyTrue || v2;
    allTrue = allTrue && v2;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint64_t team = uint64_t(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint64_t row = team / blocks;
    uint64_t block = team % blocks;
    uint64_t begin = row * rowLength + block * 16384;
    uint64_t end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    bool allTrue_x = true, allTrue_y = true, allTrue_z = true, allTrue_w = true;
    for (uint64_t k = begin + 4 * (lane % threads); k < end; k += 1024) {
        vec4 vector0 = vec4(0.0);
        if (k + 3 < end) {
            vector0 = x_in4[uint(k / 4)];
        } else {
            vector0.x = x_in[uint(k)];
            if (k + 1 < end) vector0.y = x_in[uint(k + 1)];
            if (k + 2 < end) vector0.z = x_in[uint(k + 2)];
        }
        accumulate(k, vector0.x, anyTrue_x, allTrue_x);
        if (k + 1 < end) accumulate(k + 1, vector0.y, anyTrue_y, allTrue_y);
        if (k + 2 < end) accumulate(k + 2, vector0.z, anyTrue_z, allTrue_z);
        if (k + 3 < end) accumulate(k + 3, vector0.w, anyTrue_w, allTrue_w);
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    bool allTrue = (allTrue_x && allTrue_y) && (allTrue_z && allTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
        bool allTrueOther = subgroupShuffleXor(allTrue, d);
        allTrue = allTrue && allTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
            allTrueShared[lane / 32u] = uint(allTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
                allTrueShared[lane / 32u] = uint(allTrueShared[lane / 32u] != 0u && allTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
        allTrue = allTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        partial2[uint(team)] = uint8_t(anyTrue ? 1u : 0u);
        partial3[uint(team)] = uint8_t(allTrue ? 1u : 0u);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// lt·any·all (partials)

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { uint8_t partial0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uint8_t partial1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t partial2[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t partial3[]; };
layout(push_constant, std430) uniform Arguments {
    uint64_t count;
    uint64_t rowLength;
    uint64_t blocks;
    uint threads;
};
shared uint anyTrueShared[8];
shared uint allTrueShared[8];

void accumulate(uint64_t e, bool value0, bool value1, inout bool anyTrue, inout bool allTrue) {
    anyTrue = anyTrue || value0;
    allTrue = allTrue && value1;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint64_t team = uint64_t(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint64_t row = team / blocks;
    uint64_t block = team % blocks;
    uint64_t begin = row * rowLength + block * 16384;
    uint64_t end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    bool allTrue_x = true, allTrue_y = true, allTrue_z = true, allTrue_w = true;
    for (uint64_t k = begin + 4 * (lane % threads); k < end; k += 1024) {
        bvec4 value4 = bvec4(false);
        bvec4 value4_2 = bvec4(false);
        value4.x = uint(partial0[uint(k)]) != 0u;
        if (k + 1 < end) value4.y = uint(partial0[uint(k + 1)]) != 0u;
        if (k + 2 < end) value4.z = uint(partial0[uint(k + 2)]) != 0u;
        if (k + 3 < end) value4.w = uint(partial0[uint(k + 3)]) != 0u;
        value4_2.x = uint(partial1[uint(k)]) != 0u;
        if (k + 1 < end) value4_2.y = uint(partial1[uint(k + 1)]) != 0u;
        if (k + 2 < end) value4_2.z = uint(partial1[uint(k + 2)]) != 0u;
        if (k + 3 < end) value4_2.w = uint(partial1[uint(k + 3)]) != 0u;
        accumulate(k, value4.x, value4_2.x, anyTrue_x, allTrue_x);
        if (k + 1 < end) accumulate(k + 1, value4.y, value4_2.y, anyTrue_y, allTrue_y);
        if (k + 2 < end) accumulate(k + 2, value4.z, value4_2.z, anyTrue_z, allTrue_z);
        if (k + 3 < end) accumulate(k + 3, value4.w, value4_2.w, anyTrue_w, allTrue_w);
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    bool allTrue = (allTrue_x && allTrue_y) && (allTrue_z && allTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
        bool allTrueOther = subgroupShuffleXor(allTrue, d);
        allTrue = allTrue && allTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
            allTrueShared[lane / 32u] = uint(allTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
                allTrueShared[lane / 32u] = uint(allTrueShared[lane / 32u] != 0u && allTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
        allTrue = allTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        partial2[uint(team)] = uint8_t(anyTrue ? 1u : 0u);
        partial3[uint(team)] = uint8_t(allTrue ? 1u : 0u);
    }
}

#version 450
#extension GL_ARB_gpu_shader_int64 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
// lt·any·all

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { uint8_t partial0[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { uint8_t partial1[]; };
layout(set = 0, binding = 2, std430) buffer Buffer2 { uint8_t some_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { uint8_t every_out[]; };
layout(push_constant, std430) uniform Arguments {
    uint64_t count;
    uint64_t rowLength;
    uint64_t blocks;
    uint threads;
};
shared uint anyTrueShared[8];
shared uint allTrueShared[8];

void accumulate(uint64_t e, bool value0, bool value1, inout bool anyTrue, inout bool allTrue) {
    anyTrue = anyTrue || value0;
    allTrue = allTrue && value1;
}

void main() {
    uint lane = gl_SubgroupID * gl_SubgroupSize + gl_SubgroupInvocationID;
    uint64_t team = uint64_t(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * (256u / threads) + lane / threads;
    uint64_t row = team / blocks;
    uint64_t block = team % blocks;
    uint64_t begin = row * rowLength + block * 16384;
    uint64_t end = team < count ? row * rowLength + min(rowLength, (block + 1) * 16384) : begin;
    bool anyTrue_x = false, anyTrue_y = false, anyTrue_z = false, anyTrue_w = false;
    bool allTrue_x = true, allTrue_y = true, allTrue_z = true, allTrue_w = true;
    for (uint64_t k = begin + 4 * (lane % threads); k < end; k += 1024) {
        bvec4 value4 = bvec4(false);
        bvec4 value4_2 = bvec4(false);
        value4.x = uint(partial0[uint(k)]) != 0u;
        if (k + 1 < end) value4.y = uint(partial0[uint(k + 1)]) != 0u;
        if (k + 2 < end) value4.z = uint(partial0[uint(k + 2)]) != 0u;
        if (k + 3 < end) value4.w = uint(partial0[uint(k + 3)]) != 0u;
        value4_2.x = uint(partial1[uint(k)]) != 0u;
        if (k + 1 < end) value4_2.y = uint(partial1[uint(k + 1)]) != 0u;
        if (k + 2 < end) value4_2.z = uint(partial1[uint(k + 2)]) != 0u;
        if (k + 3 < end) value4_2.w = uint(partial1[uint(k + 3)]) != 0u;
        accumulate(k, value4.x, value4_2.x, anyTrue_x, allTrue_x);
        if (k + 1 < end) accumulate(k + 1, value4.y, value4_2.y, anyTrue_y, allTrue_y);
        if (k + 2 < end) accumulate(k + 2, value4.z, value4_2.z, anyTrue_z, allTrue_z);
        if (k + 3 < end) accumulate(k + 3, value4.w, value4_2.w, anyTrue_w, allTrue_w);
    }
    bool anyTrue = (anyTrue_x || anyTrue_y) || (anyTrue_z || anyTrue_w);
    bool allTrue = (allTrue_x && allTrue_y) && (allTrue_z && allTrue_w);
    for (uint d = 1; d < min(threads, 32u); d *= 2) {
        bool anyTrueOther = subgroupShuffleXor(anyTrue, d);
        anyTrue = anyTrue || anyTrueOther;
        bool allTrueOther = subgroupShuffleXor(allTrue, d);
        allTrue = allTrue && allTrueOther;
    }
    if (threads > 32u) {
        if (lane % 32u == 0u) {
            anyTrueShared[lane / 32u] = uint(anyTrue);
            allTrueShared[lane / 32u] = uint(allTrue);
        }
        for (uint d = 32; d < threads; d *= 2) {
            barrier();
            if (lane % (2u * d) == 0u) {
                anyTrueShared[lane / 32u] = uint(anyTrueShared[lane / 32u] != 0u || anyTrueShared[(lane + d) / 32u] != 0u);
                allTrueShared[lane / 32u] = uint(allTrueShared[lane / 32u] != 0u && allTrueShared[(lane + d) / 32u] != 0u);
            }
        }
        anyTrue = anyTrueShared[lane / 32u] != 0u;
        allTrue = allTrueShared[lane / 32u] != 0u;
    }
    if (lane % threads == 0u && team < count) {
        some_out[uint(row)] = uint8_t(anyTrue ? 1u : 0u);
        every_out[uint(row)] = uint8_t(allTrue ? 1u : 0u);
    }
}
