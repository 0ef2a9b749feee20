% SPDX-License-Identifier: Apache-2.0
function tf = iscategorical(A)
% True for categorical arrays.
% Example: iscategorical(categorical(1))
tf = isa(A, 'categorical');
end
