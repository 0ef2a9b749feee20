% SPDX-License-Identifier: Apache-2.0
function [loD, hiD, loR, hiR] = orthfilt(w, p)
% The four filters of the orthogonal wavelet of a scaling filter w: decomposition by low and high pass, and reconstruction. p is that of qmf.
% Example: [loD, hiD] = orthfilt([1 1]/2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, p = 0; end
w = w/sum(w);
loR = sqrt(2)*w;
hiR = qmf(loR, p);
hiD = hiR(end:-1:1);
loD = loR(end:-1:1);
end
