% SPDX-License-Identifier: Apache-2.0
function tf = istable(T)
% True for tables.
% Example: istable(table(1))
tf = isa(T, 'table');
end
