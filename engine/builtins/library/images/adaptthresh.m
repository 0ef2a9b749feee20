% SPDX-License-Identifier: Apache-2.0
function t = adaptthresh(x, varargin)
% Locally adaptive threshold in [0, 1]: adaptthresh(x, sensitivity) with options ForegroundPolarity ('bright' or 'dark'), NeighborhoodSize
% (2*floor(size/16)+1) and Statistic ('mean', 'median', 'gaussian').
% Example: t = adaptthresh(magic(8)/64, 0.5);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric'}, {'real', 'nonsparse'}, 'adaptthresh', 'I', 1);
args = varargin;
s = 0.5;
if mod(numel(args), 2) == 1
    s = double(args{1});
    args(1) = [];
end
bright = true;
statistic = 'mean';
long = 2*floor([size(x, 1), size(x, 2)]/16) + 1;
for k = 1:2:numel(args) - 1
    word = validatestring(args{k}, {'ForegroundPolarity', 'NeighborhoodSize', 'Statistic'}, 'adaptthresh');
    switch word
        case 'ForegroundPolarity', bright = strcmp(validatestring(args{k + 1}, {'bright', 'dark'}, 'adaptthresh', word), 'bright');
        case 'NeighborhoodSize', long = double(args{k + 1}(:)').*[1 1];
        otherwise, statistic = validatestring(args{k + 1}, {'mean', 'median', 'gaussian'}, 'adaptthresh', word);
    end
end
x = min(max(toFloatImage(x), 0), 1);
switch statistic
    case 'mean', t = imboxfilt(x, long);
    case 'gaussian', t = imgaussfilt(x, (long - 1)/4, 'FilterSize', long);
    otherwise, t = medfilt2(x, long, 'symmetric');
end
if bright, scale = 0.6 + (1 - s); else, scale = 0.4 + (1 - s); end
t = min(max(scale*t, 0), 1);
end
