% Tokenizer, shunting-yard and stack machine; state machine with switch
function calculator_machine
exprs = {'1 + 2 * 3', '(1 + 2) * 3', '2 ^ 3 ^ 2', '-4 + 10 / 4', 'max(3, 4*2) - sqrt(16)', '1 +', '2 $ 3', '(1', 'x = 5', 'x * x'};
vars = struct();
for i = 1:numel(exprs)
    try
        [v, vars] = evaluate(exprs{i}, vars);
        fprintf('%-24s = %g\n', exprs{i}, v);
    catch e
        fprintf('%-24s ! %s\n', exprs{i}, e.message);
    end
end
vars
traffic = {'go', 'slow', 'stop', 'go', 'fault', 'reset'};
state = 'red';
for t = traffic
    old = state;
    switch t{1}
        case 'go'
            if strcmp(state, 'red'), state = 'green'; end
        case 'slow'
            state = 'yellow';
        case {'stop', 'fault'}
            state = 'red';
        otherwise
            state = 'off';
    end
    fprintf('%s --%s--> %s\n', old, t{1}, state);
end
end

function [v, vars] = evaluate(text, vars)
m = regexp(text, '^\s*([a-zA-Z]\w*)\s*=(.*)$', 'tokens', 'once');
if ~isempty(m)
    v = evaluate(m{2}, vars);
    vars.(m{1}) = v;
    return
end
v = run(to_rpn(tokenize(text)), vars);
end

function toks = tokenize(s)
toks = {};
while true
    s = strtrim(s);
    if isempty(s), break; end
    [tok, rest] = regexp(s, '^(\d+\.?\d*|[a-zA-Z]\w*|[-+*/^(),])', 'match', 'split', 'once');
    if isempty(tok), error('calc:token', 'unexpected ''%s''', s(1)); end
    toks{end+1} = tok; %#ok<AGROW>
    s = rest{2};
end
end

function out = to_rpn(toks)
prec = containers.Map({'+','-','*','/','neg','^'}, {1,1,2,2,3,4});
right = {'^', 'neg'};
out = {}; ops = {};
prev = '(';
for i = 1:numel(toks)
    t = toks{i};
    if ~isnan(str2double(t))
        out{end+1} = str2double(t);
    elseif isletter(t(1))
        if i < numel(toks) && strcmp(toks{i+1}, '('), ops{end+1} = t; else, out{end+1} = ['$' t]; end
    elseif strcmp(t, '('), ops{end+1} = t;
    elseif any(strcmp(t, {')', ','}))
        while ~isempty(ops) && ~strcmp(ops{end}, '(')
            out{end+1} = ops{end}; ops(end) = [];
        end
        if isempty(ops), error('calc:paren', 'unbalanced )'); end
        if t == ')'
            ops(end) = [];
            if ~isempty(ops) && ~isKey(prec, ops{end}) && ~strcmp(ops{end}, '(')
                out{end+1} = ops{end}; ops(end) = [];
            end
        end
    else
        if t == '-' && ischar(prev) && any(strcmp(prev, {'(', '+', '-', '*', '/', '^', ','})), t = 'neg'; end
        while ~isempty(ops) && isKey(prec, ops{end}) && ...
              (prec(ops{end}) > prec(t) || (prec(ops{end}) == prec(t) && ~any(strcmp(t, right))))
            out{end+1} = ops{end}; ops(end) = [];
        end
        ops{end+1} = t;
    end
    prev = t;
end
while ~isempty(ops)
    if strcmp(ops{end}, '('), error('calc:paren', 'unbalanced ('); end
    out{end+1} = ops{end}; ops(end) = [];
end
end

function v = run(rpn, vars)
stack = [];
    function x = pop()
        if isempty(stack), error('calc:stack', 'operand missing'); end
        x = stack(end); stack(end) = [];
    end
for i = 1:numel(rpn)
    op = rpn{i};
    if isnumeric(op), stack(end+1) = op; continue, end
    if op(1) == '$'
        if ~isfield(vars, op(2:end)), error('calc:var', 'unknown %s', op(2:end)); end
        stack(end+1) = vars.(op(2:end)); continue
    end
    switch op
        case {'+', '-', '*', '/', '^'}
            b = pop(); a = pop();
            stack(end+1) = feval(str2func(['@(a,b) a' op 'b']), a, b);
        case 'neg', stack(end+1) = -pop();
        case 'max', b = pop(); stack(end+1) = max(pop(), b);
        otherwise, stack(end+1) = feval(op, pop());
    end
end
if numel(stack) ~= 1, error('calc:stack', 'malformed'); end
v = stack;
end
