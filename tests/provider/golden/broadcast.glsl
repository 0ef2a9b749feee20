#version 450
#extension GL_ARB_gpu_shader_int64 : require
// minus·rdivide

layout(local_size_x = 256) in;
layout(set = 0, binding = 0, std430) readonly buffer Buffer0 { double sigma_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1 { double X_in[]; };
layout(set = 0, binding = 1, std430) readonly buffer Buffer1Vector { dvec2 X_in2[]; };
layout(set = 0, binding = 2, std430) readonly buffer Buffer2 { double mu_in[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3 { double Z_out[]; };
layout(set = 0, binding = 3, std430) buffer Buffer3Vector { dvec2 Z_out2[]; };
layout(push_constant, std430) uniform Arguments {
    uvec2 dim0_divisor;
    uint count;
    uint dim0;
    int mu_in_offset;
    int mu_in_stride0;
    int mu_in_stride1;
};

void body(uint e, double X, double mu, out double Z) {
    double sigma = sigma_in[0];
    double v3 = X - mu; // line 7
    Z = vt_div(v3, sigma); // line 7
}

void main() {
    uint first = ((gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x) * 2;
    if (first >= count) return;
    bool full = first + 1 < count;
    dvec2 X2 = dvec2(0.0lf);
    dvec2 Z2;
    if (full) {
        X2 = X_in2[first / 2];
    } else {
        X2.x = X_in[first];
    }
    uint q0 = vt_over(first, dim0_divisor.x, dim0_divisor.y);
    int c0 = int(first - q0 * dim0);
    int c1 = int(q0);
    double mu_all = mu_in[mu_in_offset + c0 * mu_in_stride0 + c1 * mu_in_stride1];
    body(first, X2.x, mu_all, Z2.x);
    body(min(first + 1, count - 1), X2.y, mu_all, Z2.y);
    if (full) {
        Z_out2[first / 2] = Z2;
    } else {
        Z_out[first] = Z2.x;
    }
}
