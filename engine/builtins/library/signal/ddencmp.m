% SPDX-License-Identifier: Apache-2.0
function [t, kind, keep] = ddencmp(task, transform, x)
% The usual values for wdencmp: ddencmp('den', 'wv', x) to take noise out of a vector or matrix (threshold sqrt(2*log(numel(x))) times the noise,
% 's', 1), ddencmp('cmp', 'wv', x) to make it small (half of that, 'h', 1).
% Example: [t, kind, keep] = ddencmp('den', 'wv', [1 2 1 3 1 2 1 4])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
task = validatestring(task, {'den', 'cmp'}, 'ddencmp');
validatestring(transform, {'wv'}, 'ddencmp');
keep = 1;
if isvector(x)
    [c, l] = wavedec(x, 1, 'db1');
    d = detcoef(c, l, 1);
    n = numel(x);
else
    [c, s] = wavedec2(x, 1, 'db1');
    d = detcoef2('compact', c, s, 1);
    n = numel(x);
end
noise = median(abs(d(:)));
if noise == 0, noise = 0.05*max(abs(d(:))); end
if strcmp(task, 'den')
    kind = 's';
    t = sqrt(2*log(n))*noise/0.6745;
else
    kind = 'h';
    t = noise;
end
end
