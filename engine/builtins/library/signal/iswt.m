% SPDX-License-Identifier: Apache-2.0
function x = iswt(varargin)
% The vector whose transform swt gave: iswt(swc, name) of one output, iswt(a, d, name) of two (the last row of a counts), or with loR and hiR.
% It is the mean of what all choices of samples give.
% Example: x = iswt(swt(1:8, 2, 'haar'), 'haar')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
numbers = find(~cellfun(@isnumeric, varargin), 1) - 1;
if isempty(numbers)
    numbers = nargin - 2;
    f = struct('loR', varargin{end - 1}, 'hiR', varargin{end});
else
    f = waveletFilters('iswt', varargin(numbers + 1:end));
end
if numbers == 1
    a = varargin{1}(end, :);
    d = varargin{1}(1:end - 1, :);
else
    a = varargin{1}(end, :);
    d = varargin{2};
end
len = numel(a);
m = numel(f.loR);
for k = size(d, 1):-1:1
    % Adjoint of the step: taps 2^(k - 1) apart; what swt delays is given back.
    gap = 2^(k - 1);
    shift = (m - 1)*gap - (gap*m/2) + 0;
    taps = mod(gap*(0:m - 1) - shift, len) + 1;
    lo = accumarray(taps', f.loR(:), [len 1])';
    hi = accumarray(taps', f.hiR(:), [len 1])';
    a = real(ifft(fft(a).*fft(lo) + fft(d(k, :)).*fft(hi)))/2;
end
x = a;
end
