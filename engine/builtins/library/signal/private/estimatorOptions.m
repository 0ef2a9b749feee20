% SPDX-License-Identifier: Apache-2.0
function [args, range, scaling] = estimatorOptions(name, args)
% The words among the arguments of a spectral estimator, taken out of them.
range = '';
scaling = 'psd';
kept = true(1, numel(args));
for j = 1:numel(args)
    if ~(ischar(args{j}) || isstring(args{j})), continue; end
    kept(j) = false;
    switch lower(char(args{j}))
        case {'onesided', 'half'}
            range = 'onesided';
        case {'twosided', 'whole'}
            range = 'twosided';
        case {'centered', 'shift'}
            range = 'centered';
        case {'psd', 'power'}
            scaling = lower(char(args{j}));
        otherwise
            error(['signal:' name ':UnknownOption'], 'Unknown option ''%s''.', char(args{j}));
    end
end
args = args(kept);
end
