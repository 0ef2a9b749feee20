% A tokenizer and a recursive descent calculator with variables, functions and messages of errors.
lines = {'1 + 2 * 3', '(1 + 2) * 3', 'x = 2 ^ 3 ^ 2', 'x / 4 - 1', '-x + 600', 'y = sqrt(16) + max(3, 7)', ...
    'y * (x - 500', '3 + * 4', 'z + 1', '2 $ 3', '1.5e2 + .5', 'min(1, 2, 0.25)', '7 / 0', 'name_1 = -3', 'name_1 ^ 2'};
vars = struct();
for k = 1:numel(lines)
    try
        [value, vars, name] = evaluateLine(lines{k}, vars);
        if isempty(name)
            fprintf('%-28s -> %g\n', lines{k}, value);
        else
            fprintf('%-28s -> %s := %g\n', lines{k}, name, value);
        end
    catch err
        fprintf('%-28s !! %s (%s)\n', lines{k}, err.message, err.identifier);
    end
end
disp(vars)
tokens = tokenize('a1 = 3.5*(b+2)');
for k = 1:numel(tokens)
    fprintf('%d: %-7s ''%s''\n', tokens(k).at, tokens(k).kind, tokens(k).text);
end
kinds = {tokens.kind};
[names, ~, idx] = unique(kinds);
counts = accumarray(idx(:), 1);
for k = 1:numel(names)
    fprintf('%s=%d ', names{k}, counts(k));
end
fprintf('\n');

function [value, vars, name] = evaluateLine(line, vars)
    tokens = tokenize(line);
    name = '';
    pos = 1;
    if numel(tokens) >= 2 && strcmp(tokens(1).kind, 'name') && strcmp(tokens(2).text, '=')
        name = tokens(1).text;
        pos = 3;
    end
    [value, pos] = expression(tokens, pos, vars);
    if pos <= numel(tokens)
        error('calc:trailing', 'Unexpected ''%s'' at column %d.', tokens(pos).text, tokens(pos).at);
    end
    if ~isempty(name)
        vars.(name) = value;
    end
end

function tokens = tokenize(line)
    tokens = struct('kind', {}, 'text', {}, 'at', {});
    k = 1;
    while k <= length(line)
        c = line(k);
        if isspace(c)
            k = k + 1;
            continue
        end
        if isletter(c)
            stop = k;
            while stop < length(line) && (isstrprop(line(stop + 1), 'alphanum') || line(stop + 1) == '_')
                stop = stop + 1;
            end
            kind = 'name';
        elseif any(c == '0123456789.')
            [~, stop] = regexp(line(k:end), '^(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?', 'start', 'end', 'once');
            stop = stop + k - 1;
            kind = 'number';
        elseif any(c == '+-*/^(),=')
            stop = k;
            kind = 'sign';
        else
            error('calc:character', 'Unknown character ''%s'' at column %d.', c, k);
        end
        tokens(end + 1) = struct('kind', kind, 'text', line(k:stop), 'at', k); %#ok<AGROW>
        k = stop + 1;
    end
end

function tf = at(tokens, pos, texts)
    tf = pos <= numel(tokens) && any(strcmp(tokens(pos).text, texts));
end

function [v, pos] = expression(tokens, pos, vars)
    [v, pos] = term(tokens, pos, vars);
    while at(tokens, pos, {'+', '-'})
        op = tokens(pos).text;
        [w, pos] = term(tokens, pos + 1, vars);
        if op == '+', v = v + w; else, v = v - w; end
    end
end

function [v, pos] = term(tokens, pos, vars)
    [v, pos] = power(tokens, pos, vars);
    while at(tokens, pos, {'*', '/'})
        op = tokens(pos).text;
        [w, pos] = power(tokens, pos + 1, vars);
        switch op
            case '*'
                v = v * w;
            case '/'
                if w == 0
                    error('calc:zero', 'Division by zero.');
                end
                v = v / w;
        end
    end
end

function [v, pos] = power(tokens, pos, vars)
    if at(tokens, pos, {'-'})
        [v, pos] = power(tokens, pos + 1, vars);
        v = -v;
        return
    end
    [v, pos] = primary(tokens, pos, vars);
    if at(tokens, pos, {'^'})
        [w, pos] = power(tokens, pos + 1, vars);
        v = v ^ w;
    end
end

function [v, pos] = primary(tokens, pos, vars)
    functions = struct('sqrt', @sqrt, 'max', @(varargin) max([varargin{:}]), 'min', @(varargin) min([varargin{:}]));
    if pos > numel(tokens)
        error('calc:end', 'Unexpected end of input.');
    end
    t = tokens(pos);
    pos = pos + 1;
    if strcmp(t.kind, 'number')
        v = str2double(t.text);
    elseif strcmp(t.kind, 'name') && at(tokens, pos, {'('})
        if ~isfield(functions, t.text)
            error('calc:function', 'Unknown function ''%s''.', t.text);
        end
        args = {};
        pos = pos + 1;
        while true
            [args{end + 1}, pos] = expression(tokens, pos, vars); %#ok<AGROW>
            if ~at(tokens, pos, {','}), break, end
            pos = pos + 1;
        end
        pos = expect(tokens, pos, ')');
        v = functions.(t.text)(args{:});
    elseif strcmp(t.kind, 'name')
        if ~isfield(vars, t.text)
            error('calc:name', 'Undefined variable ''%s''.', t.text);
        end
        v = vars.(t.text);
    elseif strcmp(t.text, '(')
        [v, pos] = expression(tokens, pos, vars);
        pos = expect(tokens, pos, ')');
    else
        error('calc:token', 'Unexpected ''%s'' at column %d.', t.text, t.at);
    end
end

function pos = expect(tokens, pos, text)
    if ~at(tokens, pos, {text})
        error('calc:expected', 'Expected ''%s''.', text);
    end
    pos = pos + 1;
end
