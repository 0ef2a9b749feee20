% SPDX-License-Identifier: Apache-2.0
function [p, f] = modelSpectrum(a, e, whole, args)
% The density of white noise of variance e through 1/a, one-sided for real signals.
n = 256;
rate = 2*pi;
if ~isempty(args) && isnumeric(args{1}) && ~isempty(args{1}), n = args{1}; end
if numel(args) > 1 && isnumeric(args{2}) && ~isempty(args{2}), rate = args{2}; elseif numel(args) > 1 && isnumeric(args{2}), rate = 1; end
for k = 1:numel(args)
    if ischar(args{k}) || isstring(args{k})
        switch lower(char(args{k}))
            case {'onesided', 'half'}, whole = true;
            case {'twosided', 'whole'}, whole = false;
        end
    end
end
p = e./abs(fft(a(:), n)).^2/rate;
f = (0:n - 1)'*rate/n;
if whole
    m = floor(n/2) + 1;
    p = p(1:m);
    f = f(1:m);
    twice = 2:m - (mod(n, 2) == 0);
    p(twice) = 2*p(twice);
end
end
