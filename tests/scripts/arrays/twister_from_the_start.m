%environment VITRINE_RNG=twister
% MATLAB's numbers from the start.
fprintf("%.15f\n", rand); rng(1); fprintf("%.16f\n", rand);
rng default, s = rng; disp(s.Type), fprintf("%.15f\n", randn);
