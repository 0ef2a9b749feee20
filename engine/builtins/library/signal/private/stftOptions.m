% SPDX-License-Identifier: Apache-2.0
function [w, step, n, range] = stftOptions(name, args)
% Window, step, transform length and range of stft and istft.
w = hann(128, 'periodic'); overlap = []; n = []; range = 'centered';
if mod(numel(args), 2) == 1, error(['signal:' name ':InvalidOptions'], 'Options come as names and values.'); end
for k = 1:2:numel(args)
    switch lower(char(args{k}))
        case 'window', w = args{k + 1}(:);
        case 'overlaplength', overlap = args{k + 1};
        case 'fftlength', n = args{k + 1};
        case 'frequencyrange', range = lower(char(args{k + 1}));
        case {'conjugatesymmetric', 'centered', 'method', 'outputtimedimension', 'inputtimedimension'}
        otherwise, error(['signal:' name ':InvalidOptions'], 'Unknown option ''%s''.', char(args{k}));
    end
end
m = numel(w);
if isempty(overlap), overlap = floor(0.75*m); end
if overlap >= m || overlap < 0, error(['signal:' name ':InvalidOverlap'], 'The overlap must be less than the length of the window.'); end
if isempty(n), n = m; end
if n < m, error(['signal:' name ':InvalidFFTLength'], 'The transform must not be shorter than the window.'); end
step = m - overlap;
end


