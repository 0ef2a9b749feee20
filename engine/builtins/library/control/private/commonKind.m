% SPDX-License-Identifier: Apache-2.0
function list = commonKind(list)
% Systems of one kind: state space if one is, else zeros and poles if one is, else transfer functions. Sample times must agree.
% Names are left behind.
kinds = cellfun(@(s) s.kind, list, 'UniformOutput', false);
to = @asTransfer;
if any(strcmp(kinds, 'ss')), to = @asStateSpace; elseif any(strcmp(kinds, 'zpk')), to = @asZeros; end
Ts = [];
var = '';
for k = 1:numel(list)
    t = list{k}.Ts;
    if isempty(t), continue, end
    if isempty(Ts) || Ts == -1 && t ~= 0, Ts = t; elseif t ~= Ts && ~(t == -1 && Ts ~= 0)
        error('Control:combination:SampleTimeMismatch', 'The sample times of the systems must agree.');
    end
    if isempty(var) || strcmp(var, 's') || strcmp(var, 'z'), var = list{k}.var; end
end
for k = 1:numel(list)
    list{k} = to(list{k});
    if isfield(list{k}, 'late'), list{k} = rmfield(list{k}, 'late'); end
    if isfield(list{k}, 'names'), list{k} = rmfield(list{k}, 'names'); end
    list{k}.Ts = Ts;
    list{k}.var = var;
end
end
