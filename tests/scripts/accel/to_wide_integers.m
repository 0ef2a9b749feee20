% Conversions to 64-bit integers: halves away from zero, saturation, what is no number, both halves of the words.
x = [0 -0 0.49999999999999994 0.5 1.5 2.5 -0.5 -0.4 -2.5 1e-320 4294967295.5 4294967296 4294967295.4 2^53 2^53+2 2^62 -2^62 ...
     2^63 -2^63 2^63-1024 2^64 2^64-2048 -1e30 1e30 NaN Inf -Inf 4503599627370495.5 -4503599627370495.5];
fprintf('%d ', int64(x)), fprintf('\n')
fprintf('%d ', uint64(x)), fprintf('\n')
s = single(x);
fprintf('%d ', int64(s)), fprintf('\n')
fprintf('%d ', uint64(s)), fprintf('\n')
% Beside arithmetic in one kernel.
v = single((1:14)/7); w = max(v,0)-v/3;
fprintf('%d ', uint64(1:13) + uint64(diff(w))), fprintf('\n')
fprintf('%d ', uint64(3) + uint64(x)), fprintf('\n')
fprintf('%d ', int64(-3) + int64(x*2)), fprintf('\n')
